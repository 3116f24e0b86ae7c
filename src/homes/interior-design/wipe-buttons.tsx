import './wipe-buttons.css';

interface WipeButtonsProps {
  words: { hint: string; found: string; allBefore: string; half: string; allAfter: string };
  share: number;
  way: string;
  onShow: (share: number) => void;
}

/** Labels of both sides, and buttons for all of the one, half, all of the other. */
export function WipeButtons({ words, share, way, onShow }: WipeButtonsProps) {
  const stops = [
    { title: words.allBefore, at: 0 },
    { title: words.half, at: 50 },
    { title: words.allAfter, at: 100 },
  ];
  return (
    <div className="wipe-bar">
      <p className="wipe-sides" aria-hidden="true">
        <b>{way}</b> {share}% · {words.found} {100 - share}%
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
