import { Button } from '../../elements/button/button.tsx';
import { type Tone, tones } from '../../themes/tone.ts';
import { sampleCopy } from './sample-copy.ts';
import '../../themes/tones.css';

const words = sampleCopy.ground;

const largeTones: readonly Tone[] = ['deep', 'tint'];

/** Renders the two main grounds of a theme large, and the seven mixed from its colors small. */
export function ThemeGrounds() {
  return (
    <div className="grid md:grid-cols-2">
      {largeTones.map((tone) => (
        <div key={tone} data-tone={tone} className="p-7 md:p-10 lg:p-14">
          <h3 className="text-h1">{sampleCopy.claim}</h3>
          <p className="mt-4 max-w-[34em] text-muted">{sampleCopy.claimLead}</p>
          <div className="mt-7 flex flex-wrap items-center gap-3">
            <Button>{words.button}</Button>
            <Button tone="outline">{tone}</Button>
          </div>
        </div>
      ))}
      <ul className="grid grid-cols-2 md:col-span-2 md:grid-cols-4 lg:grid-cols-7">
        {tones
          .filter((tone) => !largeTones.includes(tone))
          .map((tone) => (
            <li key={tone} data-tone={tone} className="border-line border-t p-5">
              <h4 className="text-h4">{tone}</h4>
              <p className="mt-1 text-note text-muted">
                {words.text}{' '}
                <a href="#looks" className="lf-link text-accent">
                  {words.link}
                </a>
              </p>
            </li>
          ))}
      </ul>
    </div>
  );
}
