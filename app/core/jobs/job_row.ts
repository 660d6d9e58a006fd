export const JOB_STATES = ['queued', 'waiting', 'running', 'failed'] as const
export type JobState = (typeof JOB_STATES)[number]

/** A row of `jobs`. A job that is done has none. */
export interface JobRow {
  id: string
  name: string
  payload: string
  key: string | null
  state: JobState
  /** How often it was claimed. A worker holds it only while this is what it was when that worker claimed it. */
  claims: number
  failures: number
  /** How often in a row it could not go on because of the database. */
  interruptions: number
  /** When it is due: to start, or, while it runs, to be renewed by its worker. */
  due_ms: number
  /** The name of the job, in the one row that its schedule keeps. */
  schedule: string | null
  error: string | null
  failed_ms: number | null
  created_ms: number
}

export const JOBS = 'jobs'
export const JOBS_TOPIC = 'jobs'

/** Undefined where it is not JSON. */
export function payloadOf({ payload }: JobRow): unknown {
  try {
    return JSON.parse(payload)
  } catch {
    return undefined
  }
}
