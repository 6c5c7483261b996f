/** There is no room for a file, or it is wanted for something else. It may be put again later. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull';
}

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
  /** Null where there is no such file. One in quarantine is needed after all, and comes back. */
  get: (key: string) => Promise<Buffer | null>;
  /** At once and for good, from the quarantine too. */
  remove: (key: string) => Promise<void>;
  list: () => AsyncIterable<StoredFile>;
  /** Takes a file out of the list, and keeps it for as long as somebody may find out that this was wrong. */
  quarantine: (key: string) => Promise<void>;
  /** What is in quarantine, and since when. */
  listQuarantine: () => AsyncIterable<StoredFile>;
  /** How much more there is room for; null where nobody can tell. */
  freeBytes: () => Promise<number | null>;
  /** Removes a file from the quarantine, and from nowhere else. */
  discard: (key: string) => Promise<void>;
}
