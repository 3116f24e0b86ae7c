import type { ByteRange } from './byte-range.ts';
import type { FileBody } from './file-body.ts';

/** A response to be sent. */
export interface OutgoingResponse {
  status: number;
  /** Must contain the Content-Length of a GET response. */
  headers: string[];
  body: FileBody;
  range?: ByteRange;
  /** HSTS header over https, as name and value, for an error response; empty if none. */
  hsts: readonly string[];
  /** Receives read errors. */
  onError: (error: unknown) => void;
}
