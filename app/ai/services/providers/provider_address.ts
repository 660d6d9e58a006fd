import { isIP } from 'node:net'
import { BASE_URL_LENGTH } from '#app/ai/domain/providers'
import { isPrivateAddress } from '#app/core/fetching/private_addresses'

export type AddressReading = { ok: true; baseUrl: string } | { ok: false; error: string }

/** Names that no public name server knows: a machine beside this one, or this one itself. */
const PRIVATE_NAME =
  /^[^.]+$|(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa)$/

/** Characters that nobody sees, which come along where something is copied. */
const UNSEEN = /[[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]--\p{White_Space}]+/gv
/** What text and settings put around an address, and the signs that end a sentence or a line of code. */
const AROUND = /^[\s"'`“”„‘’‚«»‹›<(]+|[\s"'`“”„‘’‚«»‹›>),;.]+$/gu
/** What a request is sent to below the base URL. */
const ENDPOINT = /\/+(?:chat\/+completions|completions|responses|embeddings|models)$/i

/**
 * The address of a provider in the form that is kept, without slashes and endpoints at its end, or one sentence that
 * says what is wrong with it. Without `privateToo` no address is taken that shows by itself that only this machine or network
 * reaches it; what a public name leads to is looked at when the provider is asked.
 */
export function readAddress(given: string, privateToo: boolean): AddressReading {
  const typed = given.replace(UNSEEN, '').replace(AROUND, '')
  if (/\s/.test(typed)) return { ok: false, error: 'The address must not contain spaces.' }
  if (!/^https?:\/\//i.test(typed) || !URL.canParse(typed))
    return { ok: false, error: 'This must be a web address such as https://api.example.com/v1.' }
  const url = new URL(typed)
  const address = { typed, url, baseUrl: baseUrlOf(url), isPrivate: isPrivateHost(url.hostname) }
  const broken = RULES.find(({ breaks }) => breaks({ ...address, privateToo }))
  return broken ? { ok: false, error: broken.error } : { ok: true, baseUrl: address.baseUrl }
}

interface Address {
  typed: string
  url: URL
  baseUrl: string
  isPrivate: boolean
  privateToo: boolean
}

const RULES: { breaks: (address: Address) => boolean; error: string }[] = [
  {
    breaks: ({ url }) => url.username !== '' || url.password !== '',
    error: 'The address must not contain a user name or password. The key has its own field.',
  },
  {
    breaks: ({ typed }) => /[?#]/.test(typed),
    error: 'The address must not contain a question mark or a hash.',
  },
  {
    breaks: ({ isPrivate, privateToo }) => isPrivate && !privateToo,
    error: 'This is a local address. Local addresses are not allowed here.',
  },
  {
    breaks: ({ url, isPrivate }) => url.protocol === 'http:' && !isPrivate,
    error: 'An address on the internet must begin with https://.',
  },
  {
    breaks: ({ baseUrl }) => baseUrl.length > BASE_URL_LENGTH,
    error: `An address can have at most ${BASE_URL_LENGTH} characters.`,
  },
]

const baseUrlOf = ({ origin, pathname }: URL) =>
  origin + pathname.replace(/\/+$/, '').replace(ENDPOINT, '').replace(/\/+$/, '')

function isPrivateHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$|\.$/g, '')
  return isIP(bare) ? isPrivateAddress(bare) : PRIVATE_NAME.test(bare)
}
