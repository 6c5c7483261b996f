/** An answer that the database wrote as JSON, to be sent as it is. `Value` is what it says. */
export class WrittenJson<Value> {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  read(): Value {
    return JSON.parse(this.text) as Value;
  }
}
