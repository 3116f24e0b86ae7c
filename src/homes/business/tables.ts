import { clients } from '../../content/clients.ts';
import { nameError } from '../../content/closest.ts';
import { check } from '../../content/schema/checks.ts';
import { clientSchema } from '../../content/schema/client.ts';
import { processStageSchema } from '../../content/schema/process-stage.ts';
import type { Table } from '../../content/table.ts';
import { clientLogos } from '../../elements/client-logo/client-logo-sprite.ts';
import { processStages } from './process.ts';

/** Clients, checked for the key of a logo: a wrong key would silently omit the logo. */
const clientWithLogoSchema = clientSchema.extend({
  key: clientSchema.shape.key.superRefine(
    check((key) => {
      const error = nameError('mark', Object.keys(clientLogos), key);
      return error && `${error} Without a key, the name stands there in words.`;
    }),
  ),
});

export const tables: readonly Table[] = [
  { file: 'process.ts', schema: processStageSchema, records: processStages },
  {
    file: '../../content/clients.ts',
    schema: clientWithLogoSchema,
    records: clients,
    unique: 'key',
  },
];
