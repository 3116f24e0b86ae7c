import { Counter } from '../../../elements/counter/counter.tsx';
import { PieChart } from '../../../elements/pie-chart/pie-chart.tsx';

const figures = [
  { label: 'of our projects launched on the day we had named', value: 88 },
  { label: 'of clients of 2016 are clients today', value: 71 },
  { label: 'of the code of 2006 is still running', value: 7 },
];

/** Ring charts of one share each, with a counter inside. */
export function PieRings() {
  return (
    <ul className="grid gap-10 sm:grid-cols-3 sm:gap-6 lg:gap-16">
      {figures.map(({ label, value }) => (
        <li key={label} className="flex items-center gap-6 sm:block">
          <PieChart
            variant="ring"
            label={label}
            total={100}
            slices={[{ label, value, text: `${value}%` }]}
            className="w-28 shrink-0 sm:w-full sm:max-w-52"
          >
            <Counter
              value={value}
              suffix="%"
              className="font-display text-h3 font-bold lg:text-h2"
            />
          </PieChart>
          <p className="sm:mt-5 sm:max-w-[16em]">{label}</p>
        </li>
      ))}
    </ul>
  );
}
