/** There is no space for a file, or the space is reserved. A retry may succeed later. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull';
}

/** The storage did not answer, or not as it should. A retry may succeed later. */
export class StorageUnavailable extends Error {
  override readonly name: string = 'StorageUnavailable';
  /** Whether it answered, and refused: no retry succeeds until somebody corrects the settings. */
  readonly refused: boolean;

  constructor(message: string, { refused = false, ...options }: ErrorOptions & { refused?: boolean } = {}) {
    super(message, options);
    this.refused = refused;
  }
}

/** A file that a row names is not in the storage. It may be on its way, or come back with a backup. */
export class FileMissing extends StorageUnavailable {
  override readonly name = 'FileMissing';

  constructor(key: string, place: string) {
    super(`the file ${key} is missing in ${place}`);
  }
}

/** The bytes of a file are not those that its key promises. */
export class FileDamaged extends StorageUnavailable {
  override readonly name = 'FileDamaged';

  constructor(key: string, place: string) {
    super(`the file ${key} in ${place} is damaged`);
  }
}

/** What went wrong since this process started, for monitoring. */
export type StorageFailures = Record<'missing' | 'unavailable' | 'full', number>;

export const noFailures = (): StorageFailures => ({ missing: 0, unavailable: 0, full: 0 });

export interface StoredFile {
  key: string;
  /** When it was last put there. */
  storedAt: Date;
}

/** Addresses from which browsers load files without passing through us. */
export interface SignedLinks {
  origin: string;
  /** Valid for so many seconds. Null where the file does not exist; a file in quarantine is restored. */
  linkTo: (key: string, seconds: number) => Promise<string | null>;
}

/**
 * Where files are stored. Keys are made by `contentKey`, so the same key always means the same bytes, and storing a
 * file twice changes nothing. A disk works, and any service with put, get, list and delete.
 */
export interface Storage {
  /** For messages to the operator. */
  place: string;
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
  /** Reads a file in quarantine and leaves it there. */
  readQuarantine: (key: string) => Promise<Buffer | null>;
  /** Removes a file from the quarantine only. */
  discard: (key: string) => Promise<void>;
  /** Free space; null where the system does not tell. */
  freeBytes: () => Promise<number | null>;
  /** The id of the database that the files belong to; null where no database has claimed them. */
  readOwner: () => Promise<string | null>;
  writeOwner: (databaseId: string | null) => Promise<void>;
  /** Null where all files pass through us. */
  links: SignedLinks | null;
  failures: StorageFailures;
}

/** Reads a file that has to be there: one that is missing is counted, and thrown as an error that a retry may end. */
export const readExisting = async (
  files: Pick<Storage, 'get' | 'failures' | 'place'>,
  key: string,
): Promise<Buffer> => {
  const bytes = await files.get(key);
  if (bytes === null) throw missing(files, key);
  return bytes;
};

/** The error for a missing file, counted. */
export const missing = (files: Pick<Storage, 'failures' | 'place'>, key: string): FileMissing => {
  files.failures.missing += 1;
  return new FileMissing(key, files.place);
};
