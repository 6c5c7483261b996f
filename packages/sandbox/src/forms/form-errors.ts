import { RESTJSONErrorCodes } from 'discord-api-types/v10';
import { RestError } from '../errors/rest-error.ts';
import type { FormErrorTree } from '../errors/rest-error.ts';

const ERRORS = '_errors';
const ISO_8601 = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/;

export type FieldPath = readonly (string | number)[];

/** Collects the errors of a body by field, for `50035 Invalid Form Body`. */
export class FormErrors {
  readonly #tree: FormErrorTree = {};

  add(path: FieldPath, code: string, message: string): void {
    let node = this.#tree;
    for (const step of path) node = (node[step] ??= {}) as FormErrorTree;
    const found = (node[ERRORS] ??= []) as { code: string; message: string }[];
    found.push({ code, message });
  }

  required(path: FieldPath): void {
    this.add(path, 'BASE_TYPE_REQUIRED', 'This field is required');
  }

  /** A text or a list that is too long or too short; a missing one is too short only if `least` says so. */
  length(path: FieldPath, value: unknown, least: number, most: number): void {
    const missing = value === undefined || value === null;
    if (missing && least > 0) return this.required(path);
    if (missing) return;
    if (typeof value !== 'string' && !Array.isArray(value)) return this.wrongType(path, value);
    const { length } = value;
    if (length >= least && length <= most) return;
    if (least > 0) this.add(path, 'BASE_TYPE_BAD_LENGTH', `Must be between ${least} and ${most} in length.`);
    else this.add(path, 'BASE_TYPE_MAX_LENGTH', `Must be ${most} or fewer in length.`);
  }

  /** A required text: Discord trims spaces before it checks. */
  filled(path: FieldPath, value: unknown, most: number): void {
    if (typeof value === 'string' && value.trim() === '') this.required(path);
    else this.length(path, value, 1, most);
  }

  number(path: FieldPath, value: unknown, least: number, most: number): void {
    if (value === undefined || value === null) return;
    if (typeof value !== 'number') return this.wrongType(path, value);
    if (value < least) {
      this.add(path, 'NUMBER_TYPE_MIN', `int value should be greater than or equal to ${least}.`);
    }
    if (value > most) this.add(path, 'NUMBER_TYPE_MAX', `int value should be less than or equal to ${most}.`);
  }

  time(path: FieldPath, value: unknown): void {
    if (value === undefined || value === null) return;
    if (typeof value === 'string' && ISO_8601.test(value) && !Number.isNaN(Date.parse(value))) return;
    this.add(path, 'DATE_TIME_TYPE_PARSE', `Could not parse ${JSON.stringify(value)}. Should be ISO8601.`);
  }

  choice(path: FieldPath, value: unknown, choices: readonly (string | number)[]): void {
    if (choices.some((one) => one === value)) return;
    this.add(path, 'BASE_TYPE_CHOICES', `Value must be one of {${choices.join(', ')}}.`);
  }

  wrongType(path: FieldPath, value: unknown): void {
    this.add(path, 'UNION_TYPE_CHOICES', `Value of type ${typeof value} is not allowed here.`);
  }

  url(path: FieldPath, value: unknown, schemes = ['http:', 'https:', 'attachment:']): void {
    if (value === undefined || value === null) return;
    if (typeof value === 'string' && URL.canParse(value) && schemes.includes(new URL(value).protocol)) return;
    this.add(
      path,
      'URL_TYPE_INVALID_SCHEME',
      "Not a well formed URL, or its scheme is not supported. Scheme must be one of ('http', 'https').",
    );
  }

  throwIfAny(): void {
    if (Object.keys(this.#tree).length === 0) return;
    throw new RestError(
      400,
      RESTJSONErrorCodes.InvalidFormBodyOrContentType,
      'Invalid Form Body',
      this.#tree,
    );
  }
}
