import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const DELAY_MS = 500;

/** Saves the world shortly after a change, many changes at once; never a partial file. */
export class WorldKeeper {
  readonly #path: string;
  readonly #serialize: () => string;
  readonly #onError: (error: unknown) => void;
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<void> = Promise.resolve();

  constructor(path: string, serialize: () => string, onError: (error: unknown) => void) {
    this.#path = path;
    this.#onError = onError;
    this.#serialize = serialize;
  }

  changed(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      this.#writing = this.#writing.then(() => this.#write()).catch(this.#onError);
    }, DELAY_MS);
  }

  /** Saves what is not saved yet. */
  async save(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const written = this.#writing.then(() => this.#write());
    this.#writing = written.catch(() => undefined);
    await written;
  }

  async #write(): Promise<void> {
    const draft = `${this.#path}.new`;
    await mkdir(dirname(this.#path), { recursive: true });
    await writeFile(draft, this.#serialize(), { mode: 0o600 });
    await rename(draft, this.#path);
  }
}
