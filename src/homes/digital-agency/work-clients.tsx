import type { ReactNode } from 'react';
import clientPanelStyles from './client-panel.module.css';
import { ClientPanel, type ClientPanelCopy } from './client-panel.tsx';
import { ClientSummary } from './client-summary.tsx';
import type { Client } from './clients.ts';
import wideLineStyles from './wide-line.module.css';
import styles from './work-clients.module.css';

interface WorkClientsProps extends ClientPanelCopy {
  id: string;
  heading: string;
  clients: readonly Client[];
  /** DOM id of the list, for `ClientKeys`. */
  keys: { listId: string };
  /** The island `ClientKeys`. */
  children: ReactNode;
}

/** List of clients, alternately in very large and in small type; each row expands to a picture and details. */
export function WorkClients(props: WorkClientsProps) {
  const { id, heading, clients, keys, children, ...panelCopy } = props;
  return (
    <section id={id} className={wideLineStyles.barn}>
      <div className={styles.clientsTop}>
        <h2 className={wideLineStyles.small}>{heading}</h2>
        {children}
      </div>
      <div id={keys.listId}>
        {clients.map((client, index) => (
          <details
            key={client.id}
            id={`client-${client.id}`}
            className={`${clientPanelStyles.client} ${styles.client}`}
            data-size={client.screen.size}
            open={index === 0}
          >
            <ClientSummary {...client} />
            <ClientPanel client={client} {...panelCopy} />
          </details>
        ))}
      </div>
    </section>
  );
}
