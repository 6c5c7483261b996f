import type { Route, RouteInput } from '@famiglia/contract/kit/route';
import type { Language } from '@famiglia/contract/kit/language';
import { AppError } from '@famiglia/core/platform/app-error';
import { unstorableFields } from '@famiglia/core/platform/parse-use-case-input';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import en from 'zod/v4/locales/en.js';
import ru from 'zod/v4/locales/ru.js';

const unstorable = {
  en: 'Contains a character that cannot be stored',
  ru: 'Содержит символ, который нельзя сохранить',
};
const noFile = { en: 'The file is missing', ru: 'Файл не приложен' };
const messages = { en: en().localeError, ru: ru().localeError };

/** Checks path, query and body against the route and merges them into one object. */
export const parseInput = (
  route: Route,
  request: Pick<FastifyRequest, 'params' | 'query' | 'body'>,
  language: Language,
): RouteInput<Route> => {
  const issues: z.core.$ZodIssue[] = [];
  const read = (schema: z.ZodType | undefined, value: unknown): object => {
    if (schema === undefined) return {};
    const result = schema.safeParse(value ?? {}, { error: messages[language] });
    if (result.success) return result.data as object;
    issues.push(...result.error.issues);
    return {};
  };
  const input = {
    ...read(route.params, request.params),
    ...read(route.query, request.query),
    ...read(route.body, request.body),
  };
  if (issues.length > 0) throw new AppError('validation_failed', { errors: issues.map(fieldError) });
  const broken = unstorableFields(input);
  if (broken.length > 0) {
    const errors = broken.map((field) => ({ field, message: unstorable[language] }));
    throw new AppError('validation_failed', { errors });
  }
  if (route.json !== undefined) return { ...input, json: request.body };
  if (route.upload === undefined) return input;
  if (!Buffer.isBuffer(request.body)) {
    throw new AppError('validation_failed', { errors: [{ field: 'file', message: noFile[language] }] });
  }
  return { ...input, file: request.body };
};

const fieldError = (issue: z.core.$ZodIssue) => ({
  field: issue.path.join('.') || (issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : 'body'),
  message: issue.message,
});
