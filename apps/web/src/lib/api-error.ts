import type { ErrorBody, ErrorCode } from '@brazda/contract/errors.ts';

export type FieldFault = NonNullable<ErrorBody['fields']>[number];

/** Codes of failures that the server never saw. */
export type LocalErrorCode =
  'network.unreachable' | 'device.noRoom' | 'device.notAllKnown' | 'package.unknownHere' | 'waiting.gone';

/** A call that did not succeed: what the server says of it, or that it could not be reached (status 0). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | LocalErrorCode | (string & {});
  readonly fields: readonly FieldFault[];
  readonly detail: string;
  readonly requestId: string | undefined;
  /** With `record.changed`: what is there now, as the call would have answered with it. */
  readonly current: unknown;

  constructor(status: number, body: Partial<Pick<ErrorBody, 'code' | 'fields' | 'message' | 'current' | 'requestId'>>) {
    const code = body.code ?? 'unexpected';
    super(`${status} ${code}`);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fields = body.fields ?? [];
    this.detail = body.message ?? '';
    this.requestId = body.requestId;
    this.current = body.current;
  }
}

export function isApiError(error: unknown, ...codes: readonly ApiError['code'][]): error is ApiError {
  return error instanceof ApiError && (codes.length === 0 || codes.includes(error.code));
}

export async function apiErrorOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  if (isRecord(body) && body.code !== undefined) return new ApiError(response.status, body);
  const code = codesWithoutWords[response.status];
  return new ApiError(response.status, code === undefined ? {} : { code });
}

/** What stands before the server, such as a proxy, answers in its own way. */
const codesWithoutWords: Readonly<Record<number, ErrorCode>> = {
  429: 'request.tooMany',
  502: 'service.unavailable',
  503: 'service.unavailable',
  504: 'service.unavailable',
};

function isRecord(value: unknown): value is Partial<ErrorBody> {
  return typeof value === 'object' && value !== null;
}
