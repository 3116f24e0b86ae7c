import './services-windows.css';

interface ServicesWindowsProps {
  id: string;
  heading: string;
  /** Windows of a façade, floor by floor; `lit` for kinds of work that the firm accepts. */
  windows: readonly { title: string; text: string; lit?: true }[];
  foot: string;
}

/** A façade at night: accepted kinds of work in the lit windows, refused ones in the dark ones. */
export function ServicesWindows({ id, heading, windows, foot }: ServicesWindowsProps) {
  return (
    <section id={id} className="dark-windows">
      <h2 className="dark-heading text-h2">{heading}</h2>
      <ul className="dark-facade">
        {windows.map(({ title, text, lit }) => (
          <li key={title} data-active={lit}>
            <h3 className="text-h4 font-semibold">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p className="dark-foot text-caption">{foot}</p>
    </section>
  );
}
