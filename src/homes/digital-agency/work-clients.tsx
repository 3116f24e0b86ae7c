import type { ReactNode } from 'react';
import { ClientPanel, type ClientTexts } from './client-panel.tsx';
import { ClientSummary } from './client-summary.tsx';
import type { Client } from './clients.ts';
import './work-clients.css';

interface WorkClientsProps extends ClientTexts {
  id: string;
  heading: string;
  clients: readonly Client[];
  /** DOM id of the list, for `ClientKeys`. */
  keys: { list: string };
  /** The island `ClientKeys`. */
  children: ReactNode;
}

/** List of clients, alternately in very large and in small type; each row expands to a picture and details. */
export function WorkClients({ id, heading, clients, keys, children, ...texts }: WorkClientsProps) {
  return (
    <section id={id} className="barn barn-clients">
      <div className="barn-clients-top">
        <h2 className="barn-small">{heading}</h2>
        {children}
      </div>
      <div id={keys.list}>
        {clients.map((client, index) => (
          <details
            key={client.id}
            id={`client-${client.id}`}
            className="barn-client"
            data-size={client.screen.size}
            open={index === 0}
          >
            <ClientSummary {...client} />
            <ClientPanel client={client} {...texts} />
          </details>
        ))}
      </div>
    </section>
  );
}
