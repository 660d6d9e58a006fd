import { checkLibrary } from '#app/templates/domain/library/check_library'
import { readLibrary } from '#app/templates/services/read_library'

/** `library [id …]`: checks the templates of the library, or only those named, and prints what is wrong. */
const ids = process.argv.slice(2)
const { templates, faults } = await readLibrary()
const isWanted = (id: string) => ids.length === 0 || ids.includes(id)
const checked = checkLibrary(templates)

for (const { id, fault } of faults) if (isWanted(id)) console.log(`✗ ${id}: ${fault}`)
for (const { id, score, findings } of checked.templates)
  if (isWanted(id)) console.log(`${findings.length === 0 ? '✓' : '✗'} ${id}: ${score}`, ...findings)
for (const { ids: pair, share } of checked.pairs.slice(0, 10))
  console.log(`${Math.round(share * 100)} % shared by ${pair.join(' and ')}`)
console.log(checked.counts)
process.exitCode = faults.length > 0 || checked.templates.some(({ isGood }) => !isGood) ? 1 : 0
