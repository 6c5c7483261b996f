/** The tree of `50035 Invalid Form Body`: field names, and `_errors` where something is wrong. */
export interface FormErrorTree {
  [field: string]: FormErrorTree | { code: string; message: string }[];
}

/** An error response in Discord's form: status, code and message. */
export class RestError extends Error {
  readonly status: number;
  readonly code: number;
  readonly errors: FormErrorTree | null;

  constructor(status: number, code: number, message: string, errors: FormErrorTree | null = null) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = errors;
  }

  get body() {
    return { message: this.message, code: this.code, ...(this.errors ? { errors: this.errors } : {}) };
  }
}
