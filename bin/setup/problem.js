import { project } from './paths.js'

/** Something a person can mend: what is wrong, and what to do about it. */
export class Problem extends Error {
  constructor(what, remedy, details = '') {
    super(what)
    this.remedy = remedy
    this.details = details
  }
}

const KNOWN = [
  {
    codes: ['ENOSPC', 'EDQUOT'],
    what: 'The disk is full.',
    remedy:
      'Free some space (Hone needs about 2.5 GB to set itself up), then run the command again.',
  },
  {
    codes: ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'],
    what: `Hone is not allowed to write to ${project}.`,
    remedy: 'Check the owner and permissions of the folder, or copy Hone to a folder of your own.',
  },
]

/** The plain form of an error of the file system, or the error itself. */
export function plain(error) {
  if (error instanceof Problem) return error
  const known = KNOWN.find(({ codes }) => codes.includes(error?.code))
  return known ? new Problem(known.what, known.remedy, error.message) : error
}

/** The same for what another program printed before it gave up. */
export function plainFromOutput(output) {
  const known = KNOWN.find(({ codes }) => codes.some((code) => output.includes(code)))
  return known ? new Problem(known.what, known.remedy, lastLines(output)) : null
}

export function lastLines(output, count = 15) {
  return output.trimEnd().split('\n').slice(-count).join('\n')
}

export function explain(error) {
  const problem = plain(error)
  if (!(problem instanceof Problem)) return console.error(problem)
  const details = problem.details ? `\n\n${problem.details}` : ''
  console.error(`\nHone could not be set up.\n${problem.message}\n${problem.remedy}${details}\n`)
}
