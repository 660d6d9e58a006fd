import { withReferences } from '#app/flows/domain/graph/variables'

/** Passwords may contain ? and #, which end the host otherwise. Browsers read backslashes as slashes. */
const CREDENTIALS = /^([^/\\@]*[/\\]{2,})?(?:[^/\\?#:]*:[^/\\]*|[^/\\?#]*)@/
/** What services make up themselves, such as `T024BE7LD6s3cret`. */
const LONG_RUN = /[a-z\d]{16,}/gi
const UUID = /[a-f\d]{8}(?:-[a-f\d]{4}){3}-[a-f\d]{12}/i
/** NUL, which settings never contain, stands around the index of each variable. */
const MASK = /\0(\d+)\0/g
const MASKS = /^(?:\0\d+\0)+$/

/**
 * The address of a Fetch without what may be a secret: credentials, the fragment, values of parameters, and parts of the
 * path that look generated, such as the token of a webhook. Host, path, names of parameters and variables stay.
 */
export function shareableAddress(url: string): string {
  const variables: string[] = []
  const masked = withReferences(
    url.trim().replaceAll('\0', ''),
    (variable) => `\0${variables.push(variable) - 1}\0`
  ).replace(CREDENTIALS, '$1')
  const [address] = masked.split('#', 1)
  const [path, query] = address.split(/\?(.*)/s)
  const parts = [shareablePath(path), ...(query === undefined ? [] : [shareableQuery(query)])]
  return parts.join('?').replace(MASK, (_, index: string) => variables[Number(index)])
}

const shareablePath = (path: string): string =>
  path
    .split('/')
    .map((segment) => (looksGenerated(segment.replace(MASK, '')) ? '…' : segment))
    .join('/')

const looksGenerated = (segment: string): boolean =>
  UUID.test(segment) ||
  (segment.match(LONG_RUN) ?? []).some((run) => /\d/.test(run) && /[a-z]/i.test(run))

/** A parameter without an equals sign may be a secret as a whole, as may base64, which can end in one. */
const shareableQuery = (query: string): string =>
  query
    .split('&')
    .flatMap((parameter) => {
      if (MASKS.test(parameter)) return [parameter]
      const name = parameter.split('=', 1)[0]
      const value = parameter.slice(name.length + 1)
      if (name === parameter || looksGenerated(name)) return []
      return [`${name}=${MASKS.test(value) ? value : ''}`]
    })
    .join('&')
