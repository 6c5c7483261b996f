/** There is no space for a file, or the space is reserved. A retry may succeed later. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull';
}

export interface StoredFile {
  key: string;
  /** When it was last put there. */
  storedAt: Date;
}

/**
 * Where files are stored. Keys are made by `contentKey`, so the same key always means the same bytes, and storing a
 * file twice changes nothing. A disk works, and any service with put, get, list and delete.
 */
export interface Storage {
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Null where the file does not exist. Reading a file in quarantine restores it. */
  get: (key: string) => Promise<Buffer | null>;
  /** Deletes it at once and permanently, from the quarantine too. */
  remove: (key: string) => Promise<void>;
  list: () => AsyncIterable<StoredFile>;
  /** Moves a file to the quarantine, from which it can be restored if it turns out to be needed. */
  quarantine: (key: string) => Promise<void>;
  /** The files in quarantine, and since when. */
  listQuarantine: () => AsyncIterable<StoredFile>;
  /** Free space; null where the system does not tell. */
  freeBytes: () => Promise<number | null>;
  /** Removes a file from the quarantine only. */
  discard: (key: string) => Promise<void>;
}
