import { List } from '../../../elements/list/list.tsx';

const included = [
  'Every page tried with keyboard and screen reader',
  'Texts that your people can change by themselves',
  'A year of repairs, counted from the first day online',
  'The domain in your name',
];
const excluded = [
  'Cookies that need a banner',
  'A chat that is a robot',
  'Photographs of handshakes',
];

/** Two lists with check marks and crosses: what is included, and what is not. */
export function CheckAndCrossLists() {
  return (
    <div className="grid gap-10 md:grid-cols-[3fr_2fr] md:gap-16">
      <div>
        <h3 className="mb-5 text-h4 font-bold">In the price</h3>
        <List variant="check" items={included} className="[--list-mark:var(--deep)]" />
      </div>
      <div>
        <h3 className="mb-5 text-h4 font-bold">Not even on request</h3>
        <List variant="cross" items={excluded} />
      </div>
    </div>
  );
}
