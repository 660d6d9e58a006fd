import { readPlantedBugs, type PlantedBug } from './planted_bug.js'
import { ProjectUnderDrill } from './project_under_drill.js'

const named = process.argv.slice(2)
const bugs = readPlantedBugs().filter(({ name }) => named.length === 0 || named.includes(name))
const unknown = named.filter((name) => !bugs.some((bug) => bug.name === name))
if (unknown.length > 0 || bugs.length === 0) {
  console.error(`There is no planted bug "${unknown.join('", "')}".`)
  process.exit(2)
}

const project = new ProjectUnderDrill()
try {
  const sound = new Set<string>()
  let caught = 0
  for (const bug of bugs) {
    const verdict = drill(bug, sound)
    if (verdict.caught) caught += 1
    console.log(`${bug.name}: ${verdict.outcome}`)
  }
  console.log(`${caught} of ${bugs.length} caught`)
  process.exitCode = caught === bugs.length ? 0 : 1
} finally {
  project.delete()
}

/** Plants one bug and runs its test file, which must pass without the bug. */
function drill(bug: PlantedBug, sound: Set<string>): { caught: boolean; outcome: string } {
  const spec = [bug.suite, bug.spec, ...bug.flags].join(' ')
  if (!sound.has(spec)) {
    const { passed, failures, broken } = project.test(bug)
    if (broken) return { caught: false, outcome: `cannot be tested: ${broken}` }
    if (failures.length > 0 || passed === 0) {
      return {
        caught: false,
        outcome: `cannot be tested: ${spec} fails without it: ${failures[0]}`,
      }
    }
    sound.add(spec)
  }
  project.plant(bug)
  try {
    const { failures, broken } = project.test(bug)
    if (broken) return { caught: false, outcome: `cannot be tested: ${broken}` }
    if (failures.length === 0) return { caught: false, outcome: `SURVIVED ${spec}` }
    return { caught: true, outcome: `caught: ${failures[0].slice(0, 160)}` }
  } finally {
    project.remove(bug)
  }
}
