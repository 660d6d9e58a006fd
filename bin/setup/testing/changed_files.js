import { spawnSync } from 'node:child_process'
import { project } from '../paths.js'

const DAY_SECONDS = 24 * 60 * 60

/**
 * The files that differ from the main branch of the clone's origin. On that branch itself, and without an origin: those
 * that differ from the last commit that is a day older than the newest one. Uncommitted changes count.
 *
 * @returns paths below the project; without git, `['package.json']`, so that nothing counts as unchanged
 */
export function changedFiles() {
  const base = mergeBase() ?? commitOfTheDayBefore()
  if (base === null) return ['package.json']
  const changed = git(['diff', '--name-only', base])
  const added = git(['ls-files', '--others', '--exclude-standard'])
  return [...changed.split('\n'), ...added.split('\n')].filter(Boolean)
}

function mergeBase() {
  const base = git(['merge-base', 'HEAD', 'origin/main'])
  return base && base !== git(['rev-parse', 'HEAD']) ? base : null
}

function commitOfTheDayBefore() {
  const newest = Number(git(['log', '-1', '--format=%ct']))
  if (!newest) return null
  return git(['rev-list', '-1', `--before=${newest - DAY_SECONDS}`, 'HEAD']) || null
}

/** What git prints, or an empty text where it cannot answer. */
function git(args) {
  const { status, stdout } = spawnSync('git', args, { cwd: project, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : ''
}
