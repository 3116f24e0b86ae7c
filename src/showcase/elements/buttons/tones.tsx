import { Button } from '../../../elements/button/button.tsx';

const tones = [
  { tone: 'solid', words: 'Book a berth', use: 'The one thing to do here. Once a view.' },
  { tone: 'ink', words: 'Call the harbor', use: 'As strong, where the accent is taken.' },
  { tone: 'outline', words: 'See the map', use: 'Beside the first, for second thoughts.' },
  { tone: 'quiet', words: 'Not this year', use: 'The way out. Always there, never loud.' },
] as const;

/** Buttons in four tones, from the most to the least prominent. */
export function ButtonTones() {
  return (
    <dl className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
      {tones.map(({ tone, words, use }) => (
        <div key={tone} className="flex flex-col items-start gap-4 border-ink/20 border-t pt-4">
          <dt className="text-caption font-semibold">{tone}</dt>
          <dd className="order-last text-[1rem] leading-normal text-muted">{use}</dd>
          <dd>
            <Button tone={tone}>{words}</Button>
          </dd>
        </div>
      ))}
    </dl>
  );
}
