import styles from './work-plans.module.css';

interface RoomScheduleProps {
  title: string;
  rooms: readonly { name: string; area: string }[];
  total: { label: string; area: string };
  copy: { caption: string; number: string; room: string; area: string };
}

/** The numbered rooms of a plan, with their areas and the sum. */
export function RoomSchedule({ title, rooms, total, copy }: RoomScheduleProps) {
  return (
    <table className={`${styles.schedule} text-caption`}>
      <caption className="sr-only">{copy.caption.replace('{title}', title)}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{copy.number}</th>
          <th scope="col">{copy.room}</th>
          <th scope="col">{copy.area}</th>
        </tr>
      </thead>
      <tbody>
        {rooms.map(({ name, area }, index) => (
          <tr key={name} data-room={index + 1}>
            <td>{index + 1}</td>
            <th scope="row">{name}</th>
            <td>{area}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td />
          <th scope="row">{total.label}</th>
          <td>{total.area}</td>
        </tr>
      </tfoot>
    </table>
  );
}
