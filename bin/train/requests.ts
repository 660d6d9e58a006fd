import { readdirSync, readFileSync } from 'node:fs'
import { FAMILIES, type Family } from '#app/prompts/domain/reading/family/families'

export interface LabeledRequest {
  id: string
  text: string
  family: Family
  deliverable?: string
}

/** A letter of the file, and its requests. */
export interface RequestSet {
  name: string
  requests: LabeledRequest[]
}

const folder = new URL('requests/', import.meta.url)

/** All sets of labeled requests, each written independently of the others. Each is left out in turn to measure. */
export const requestSets = () => filesNamed('set')

/** Short requests that were written to train only, never to measure. */
export const furtherRequests = () => filesNamed('more').flatMap(({ requests }) => requests)

/** Texts that ask for nothing in particular: no family may be sure of them. */
export function vagueTexts(): string[] {
  return JSON.parse(readFileSync(new URL('vague.json', folder), 'utf8'))
}

function filesNamed(kind: string): RequestSet[] {
  return readdirSync(folder)
    .filter((file) => file.startsWith(`${kind}_`) && file.endsWith('.json'))
    .sort()
    .map((file) => ({ name: file.slice(kind.length + 1, -5), requests: readFile(file) }))
}

function readFile(file: string): LabeledRequest[] {
  const requests: LabeledRequest[] = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
  const stranger = requests.find(({ family }) => !FAMILIES.includes(family))
  if (stranger) throw new Error(`${file}: the family of ${stranger.id} is not one of ours`)
  return requests
}
