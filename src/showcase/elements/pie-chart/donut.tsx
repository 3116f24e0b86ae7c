import { PieChart } from '../../../elements/pie-chart/pie-chart.tsx';

/** Donut chart with a legend. */
export function PieDonut() {
  return (
    <PieChart
      variant="donut"
      legend
      label="A working week at the mill, in hours"
      slices={[
        { label: 'Building', value: 17, text: '17 h' },
        { label: 'Talking with clients', value: 8, text: '8 h' },
        { label: 'Testing on old phones', value: 6, text: '6 h' },
        { label: 'Writing things down', value: 5, text: '5 h' },
        { label: 'Lunch, properly', value: 4, text: '4 h' },
      ]}
    >
      <p className="font-display text-h2 leading-none font-bold">40 h</p>
      <p className="mt-1 text-caption text-muted">a week</p>
    </PieChart>
  );
}
