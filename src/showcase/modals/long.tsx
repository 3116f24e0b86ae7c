import { Button } from '../../elements/button/button.tsx';
import {
  closeDialogAttributes,
  openDialogAttributes,
} from '../../elements/dialog/dialog-buttons.ts';
import { Modal } from '../../elements/modal/modal.tsx';

const rules = [
  ['Arrive before eight.', 'The gate closes with the harbor office. Later boats call channel 12.'],
  ['Power is counted.', 'Your first 5 kilowatt-hours are ours; the rest is $0.30 each.'],
  ['Water is for tanks.', 'Washing the deck waits for October, when the well is full again.'],
  ['Quiet from ten to six.', 'Halyards as well. There is a box of cord at the gate.'],
  ['Dogs have a beach.', 'It lies behind the second jetty. They may run there all day.'],
  ['Leave by eleven.', 'The next boat has often come a long way, and waits outside.'],
  ['Fires on the sand only.', 'Wood is stacked beside the boathouse. Take what you need.'],
  [
    'Tell us what is broken.',
    'A lamp, a plank, a tap. We mend it the same day when we know of it.',
  ],
] as const;

/** Modal with a text that scrolls above a fixed button. */
export function LongModal() {
  return (
    <>
      <div className="grid gap-x-16 gap-y-6 md:grid-cols-2">
        <p className="max-w-[16em] font-display text-h3 leading-tight font-bold">
          Eight rules keep forty boats on good terms.
        </p>
        <div>
          <ol className="mb-6 list-inside list-decimal">
            {rules.slice(0, 3).map(([rule]) => (
              <li key={rule} className="border-ink/15 border-b py-2.5 marker:text-accent">
                {rule}
              </li>
            ))}
          </ol>
          <Button {...openDialogAttributes('harbor-rules')} className="rounded-full">
            Read the harbor rules
          </Button>
        </div>
      </div>
      <Modal
        id="harbor-rules"
        label="Harbor rules"
        closeLabel="Close the rules"
        size="medium"
        padded={false}
      >
        <div className="p-6 pb-2 sm:px-10 sm:pt-10">
          <h2 className="pe-10 text-h3">Harbor rules</h2>
          <ol className="mt-6 grid gap-5">
            {rules.map(([rule, reason], index) => (
              <li key={rule} className="grid grid-cols-[2rem_1fr]">
                <span className="font-display font-bold text-accent">{index + 1}</span>
                <p>
                  <b>{rule}</b> {reason}
                </p>
              </li>
            ))}
          </ol>
        </div>
        <div className="sticky bottom-0 mt-6 border-t border-line bg-surface p-4 sm:px-10">
          <Button {...closeDialogAttributes('harbor-rules')} wide className="rounded-full">
            Understood
          </Button>
        </div>
      </Modal>
    </>
  );
}
