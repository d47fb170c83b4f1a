import type { FieldFault } from '@brazda/contract/errors.ts';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** Says of each wrong field where it stands (`body.name`, `query.page`) and what is wrong, by a stable code. */
export function faultsOf(error: z.ZodError, place: string): FieldFault[] {
  return error.issues.map((issue) => ({
    path: [place, ...issue.path].join('.'),
    code: codeOf(issue),
    ...detailOf(issue),
  }));
}

function codeOf(issue: Issue): string {
  if (issue.code === 'custom') {
    const given: unknown = issue.params?.['code'];
    return typeof given === 'string' ? given : 'validation.custom';
  }
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'validation.required';
  return `validation.${issue.code.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}`;
}

function detailOf(issue: Issue): Pick<FieldFault, 'detail'> {
  if (issue.code === 'too_small') return { detail: { minimum: Number(issue.minimum) } };
  if (issue.code === 'too_big') return { detail: { maximum: Number(issue.maximum) } };
  if (issue.code === 'invalid_format') return { detail: { format: issue.format } };
  if (issue.code === 'unrecognized_keys') return { detail: { keys: issue.keys.join(', ').slice(0, 200) } };
  return {};
}
