import './before-after-buttons.css';

interface BeforeAfterButtonsProps {
  words: { hint: string; found: string; allBefore: string; half: string; allAfter: string };
  share: number;
  design: string;
  onShow: (share: number) => void;
}

/** Labels of both sides, and buttons for all of the one, half, all of the other. */
export function BeforeAfterButtons({ words, share, design, onShow }: BeforeAfterButtonsProps) {
  const stops = [
    { title: words.allBefore, at: 0 },
    { title: words.half, at: 50 },
    { title: words.allAfter, at: 100 },
  ];
  return (
    <div className="wipe-bar">
      <p className="wipe-sides" aria-hidden="true">
        <b>{design}</b> {share}% · {words.found} {100 - share}%
      </p>
      <p className="wipe-stops">
        {stops.map(({ title, at }) => (
          <button key={title} type="button" aria-pressed={share === at} onClick={() => onShow(at)}>
            {title}
          </button>
        ))}
      </p>
      <p className="wipe-hint">{words.hint}</p>
    </div>
  );
}
