import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const DELAY_MS = 500;

/** Writes the world down a moment after it changed; never half of it, and many changes at once. */
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

  /** Writes what is still to be written. */
  async stop(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    await this.#writing;
    await this.#write();
  }

  async #write(): Promise<void> {
    const draft = `${this.#path}.new`;
    await mkdir(dirname(this.#path), { recursive: true });
    await writeFile(draft, this.#serialize(), { mode: 0o600 });
    await rename(draft, this.#path);
  }
}
