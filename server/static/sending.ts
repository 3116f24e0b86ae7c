import type { ByteRange } from './byte-range.ts';
import type { FileBody } from './file-body.ts';

/** What to send. */
export interface Sending {
  status: number;
  /** They have to name the length of what GET is sent. */
  headers: string[];
  body: FileBody;
  part?: ByteRange;
  /** Headers that https alone has, for an answer of another kind. */
  security: readonly string[];
  /** Is told what could not be read. */
  tell: (error: unknown) => void;
}
