import type { Thing } from '#app/prompts/domain/goals/things/thing'

const SINCE =
  /\b(?:changed?|changes|new|different|differences?|differs?|added|removed|compared?)\b[^.;!?\n]{0,40}?\b(?:since|to|with|from|against|than|after)\s+(?:the |my |our )?((?:last|previous|prior) (?:time|day|week|month|quarter|year|visit|version|check))\b/iu

/** The earlier state that a text is compared with: "what changed since last week". Null where there is none. */
export function earlierIn(text: string): Thing | null {
  const when = SINCE.exec(text)?.[1].toLowerCase()
  if (when === undefined) return null
  const words = when.endsWith('version') ? when : `version of ${when}`
  return {
    ...{ words, kind: 'long', isMaterial: true },
    isEntry: false,
    isPerson: false,
    isOwn: true,
  }
}
