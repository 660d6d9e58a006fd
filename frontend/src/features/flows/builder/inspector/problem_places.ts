import type { Path } from '#app/flows/domain/values/check_value'
import type { Problem } from '#app/flows/domain/checks/problems'
import type {
  KindForm,
  Setting,
  Values,
} from '#frontend/features/flows/builder/inspector/forms/setting'
import { plainVariables } from '#frontend/lib/plain_variables'

/** The place of the name of the step, and the place above the form. */
export const NAME_PLACE = 'name'
export const TOP_PLACE = 'top'

export const placeOf = (path: Path): string => JSON.stringify(path)

/** The places of all fields that a form shows for settings. */
export function placesIn(form: KindForm, settings: Values): Set<string> {
  return new Set(form.flatMap((setting) => pathsOf(setting, settings, [])).map(placeOf))
}

function pathsOf(setting: Setting, around: Values, base: Path): Path[] {
  if (setting.applies?.(around) === false) return []
  const path = [...base, setting.name]
  const value = around[setting.name]
  if (setting.as === 'list' && Array.isArray(value))
    return [path, ...value.flatMap((entry, at) => entryPaths(setting.entry, entry, [...path, at]))]
  const hasNames = setting.as === 'flow-values' || setting.as === 'template-values'
  return hasNames ? [path, ...namesOf(value).map((name) => [...path, name])] : [path]
}

const entryPaths = (entry: KindForm, value: unknown, base: Path): Path[] =>
  isValues(value) ? entry.flatMap((setting) => pathsOf(setting, value, base)) : []

const namesOf = (value: unknown): string[] => (isValues(value) ? Object.keys(value) : [])

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null

/** Each problem at the innermost field that it is about; what belongs to no field stands above the form. */
export function placeProblems(
  problems: readonly Problem[],
  places: ReadonlySet<string>
): Map<string, Problem[]> {
  return Map.groupBy(problems, ({ code, path }) => {
    if (!path) return code.startsWith('name-') ? NAME_PLACE : TOP_PLACE
    for (let length = path.length; length > 0; length--) {
      const place = placeOf(path.slice(0, length))
      if (places.has(place)) return place
    }
    return TOP_PLACE
  })
}

/** Without what is missing in a field that a person may still be about to fill in. */
export function shownProblems(
  byPlace: ReadonlyMap<string, Problem[]>,
  isOver: (place: string) => boolean
): Map<string, Problem[]> {
  const isShown = (place: string, { code }: Problem) =>
    code !== 'unfinished' || place === TOP_PLACE || isOver(place)
  const shown = new Map<string, Problem[]>()
  for (const [place, problems] of byPlace) {
    const here = problems.filter((problem) => isShown(place, problem))
    if (here.length > 0) shown.set(place, here)
  }
  return shown
}

/** The sentence of a problem for people, without the name of its step, which stands above it anyway. */
export function ownSentence({ sentence }: Pick<Problem, 'sentence'>, name: string): string {
  const prefix = `"${name.trim()}": `
  return plainVariables(sentence.startsWith(prefix) ? sentence.slice(prefix.length) : sentence)
}
