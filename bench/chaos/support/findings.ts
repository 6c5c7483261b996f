const MAX_SHOWN = 20;

/** The findings of a part of the chaos run, printed at its end; any finding fails the run. */
export class Findings {
  readonly #found: string[] = [];

  add(what: string): void {
    this.#found.push(what);
  }

  expect(holds: boolean, what: string): void {
    if (!holds) this.add(what);
  }

  /** Lines that must never be in the program's log. */
  readLog(log: string): void {
    for (const line of log.split('\n')) {
      if (/a rejection was not handled|Famiglia has to stop|"request failed"|request failed$/.test(line)) {
        this.add(`logged: ${line.slice(0, 2000)}`);
      }
    }
  }

  tell(): void {
    const kinds = new Map<string, number>();
    for (const what of this.#found) kinds.set(what, (kinds.get(what) ?? 0) + 1);
    for (const [what, times] of [...kinds].slice(0, MAX_SHOWN)) console.log(`FOUND (${times}×): ${what}`);
    if (kinds.size > MAX_SHOWN) console.log(`… and ${kinds.size - MAX_SHOWN} more`);
    if (kinds.size > 0) process.exitCode = 1;
    else console.log('nothing found');
  }
}
