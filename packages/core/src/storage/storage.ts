export interface StoredFile {
  key: string;
  /** When it was last put there. */
  storedAt: Date;
}

/**
 * Where files are kept. Keys are made by `contentKey`, so the same key always means the same bytes, and
 * putting a file twice changes nothing. A disk does it, and any service that knows put, get, list and delete.
 */
export interface Storage {
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Null where there is no such file. */
  get: (key: string) => Promise<Buffer | null>;
  remove: (key: string) => Promise<void>;
  list: () => AsyncIterable<StoredFile>;
}
