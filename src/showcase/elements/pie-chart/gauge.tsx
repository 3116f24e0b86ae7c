import { PieChart } from '../../../elements/pie-chart/pie-chart.tsx';

const gauges = [
  { label: 'Disk', value: 54, text: '54 of 80 GB' },
  { label: 'Mailboxes', value: 62, text: '31 of 50' },
  { label: 'Domains', value: 90, text: '9 of 10' },
];

/** Gauges in the shape of half rings, for a dashboard. */
export function PieGauges() {
  return (
    <ul className="grid gap-5 md:grid-cols-3">
      {gauges.map(({ label, value, text }) => (
        <li key={label} className="rounded-3xl bg-surface p-6 lg:p-8">
          <PieChart variant="half" label={label} total={100} slices={[{ label, value, text }]}>
            <p className="font-display text-h3 leading-none font-bold">{value}%</p>
          </PieChart>
          <p className="mt-5 flex items-baseline justify-between gap-4">
            <span className="font-semibold">{label}</span>
            <span className="text-caption text-muted tabular-nums">{text}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
