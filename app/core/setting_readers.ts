import { readAllowedHosts, type AllowedHost } from '#app/core/fetching/allowed_hosts'
import { nextRun } from '#app/core/jobs/next_run'
import { MAX_PROXY_HOPS, readProxyTrust, type ProxyTrust } from '#app/core/requests/proxy_trust'

/** What a setting means, and what is wrong with it: the rest of a sentence that begins with its name. */
export interface ReadSetting<T> {
  value: T
  problem?: string
}

/** Reads the text of one setting; `undefined` where it is not set. */
export type SettingReader<T> = (text: string | undefined) => ReadSetting<T>

export const optionalText: SettingReader<string | undefined> = (text) => ({ value: text })

export const lowerCaseText: SettingReader<string | undefined> = (text) => ({
  value: text?.toLowerCase(),
})

const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+$/

export const emailAddress: SettingReader<string | undefined> = (text) =>
  text === undefined || EMAIL.test(text)
    ? { value: text }
    : { value: undefined, problem: 'must be an email address such as help@example.org.' }

export const textOr =
  (fallback: string): SettingReader<string> =>
  (text) => ({ value: text ?? fallback })

export function oneOf<const T extends string>(
  allowed: readonly T[],
  fallback: NoInfer<T>
): SettingReader<T> {
  return (text) => {
    const value = allowed.find((one) => one === (text ?? fallback))
    if (value !== undefined) return { value }
    return { value: fallback, problem: `is "${text}"; it must be one of: ${allowed.join(', ')}.` }
  }
}

export function wholeNumber(fallback: number, min: number, max: number): SettingReader<number> {
  return (text) => {
    if (text === undefined) return { value: fallback }
    const value = Number(text)
    if (Number.isInteger(value) && value >= min && value <= max) return { value }
    const problem = `is "${text}"; it must be a whole number from ${min} to ${max}.`
    return { value: fallback, problem }
  }
}

export const optionalBoolean: SettingReader<boolean | undefined> = (text) => {
  if (text === undefined) return { value: undefined }
  const { value, problem } = oneOf(['true', 'false'], 'false')(text)
  return { value: value === 'true', problem }
}

/** Removes trailing slashes. The problem does not repeat the text, because it may be a key set by mistake. */
export const webAddress: SettingReader<string | undefined> = (text) => {
  if (text === undefined) return { value: undefined }
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) {
    return { value: text.replace(/\/+$/, '') }
  }
  const problem = 'is not a web address; it must be one such as https://example.org.'
  return { value: undefined, problem }
}

const MIN_KEY_LENGTH = 32

export const secretKey: SettingReader<string> = (text = '') => {
  if (text.length >= MIN_KEY_LENGTH) return { value: text }
  const problem = `is missing or too short; it must have at least ${MIN_KEY_LENGTH} characters. \`npm start\` writes one into .env.`
  return { value: text, problem }
}

export const proxyTrust: SettingReader<ProxyTrust> = (text) => {
  const value = readProxyTrust(text)
  if (value) return { value }
  const problem = `is "${text}"; it must be true, false, the number of proxies in front (at most ${MAX_PROXY_HOPS}), or their addresses and networks, such as 10.0.0.0/8, separated by commas.`
  return { value: { hops: 0 }, problem }
}

export const allowedHosts: SettingReader<AllowedHost[]> = (text = '*') => {
  const value = readAllowedHosts(text)
  if (value) return { value }
  const problem =
    'cannot be read; it must be hosts separated by commas, such as example.org,*.example.org,http://example.net:8080, or * for all.'
  return { value: [], problem }
}

/** The id of an object of an outside service: 32 hexadecimal digits, with or without hyphens. */
export const hexId: SettingReader<string | undefined> = (text) => {
  if (text === undefined || /^[0-9a-f]{32}$/i.test(text.replaceAll('-', ''))) return { value: text }
  return { value: undefined, problem: 'is not an id; it must have 32 hexadecimal digits.' }
}

/** A schedule in UTC, in the five fields of cron. */
export const cronSchedule: SettingReader<string | undefined> = (text) => {
  if (text === undefined) return { value: undefined }
  try {
    nextRun({ cron: text, zone: 'UTC' }, 0)
    return { value: text }
  } catch {
    const problem = `is "${text}"; it must be a schedule of cron, such as 0 * * * * for every hour.`
    return { value: undefined, problem }
  }
}

/** A JSON object with a text for some of these names. */
export const textsByName =
  (names: readonly string[]): SettingReader<Record<string, string>> =>
  (text = '{}') => {
    const value = textsIn(text)
    if (value && Object.keys(value).every((name) => names.includes(name))) return { value }
    const problem = `cannot be read; it must be a JSON object such as {"${names[0]}": "Name"}, with the keys ${names.join(', ')}.`
    return { value: {}, problem }
  }

function textsIn(text: string): Record<string, string> | null {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
    return Object.values(value).every((one) => typeof one === 'string') ? { ...value } : null
  } catch {
    return null
  }
}
