// The server over HTTP. What it refuses is thrown, with its reason in the reader's language.

import { settings } from './settings.svelte';
import { t } from './texts.svelte';
import { transport } from './transport';
import type { Refusal } from './wire';

export class Refused extends Error {
  readonly code: string;
  readonly reason: string;
  readonly rule: string;

  constructor(refusal: Partial<Refusal>) {
    super(refusal.message ?? '');
    this.code = refusal.error ?? '';
    this.reason = refusal.reason ?? '';
    this.rule = refusal.rule ?? '';
  }
}

/** Do something that may be refused: why it was, or null. */
export async function refusal(work: () => Promise<unknown>): Promise<Refused | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return error;
  }
}

export async function api<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': settings.language };
  let content: string | undefined;
  if (typeof body === 'string') {
    headers['Content-Type'] = 'text/plain';
    content = body;
  } else if (body !== undefined) {
    headers['Content-Type'] = 'application/json';
    content = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await transport.fetch(path, { method, headers, body: content });
  } catch {
    throw new Refused({ error: 'unreachable', message: t('page-unreachable') });
  }
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    throw new Refused((answer as Refusal | null) ?? { error: 'unreachable', message: t('page-unreachable') });
  }
  return answer as T;
}

export const get = <T>(path: string) => api<T>('GET', path);
export const post = <T>(path: string, body?: unknown) => api<T>('POST', path, body);
export const put = <T>(path: string, body?: unknown) => api<T>('PUT', path, body);
export const patch = <T>(path: string, body?: unknown) => api<T>('PATCH', path, body);
export const del = <T>(path: string) => api<T>('DELETE', path);
