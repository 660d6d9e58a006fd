import type { FileProblem } from '#app/flows/domain/files/file_text'

/** Thrown where a file cannot be read, or not any further. */
export class FileFailure extends Error {
  constructor(public readonly problem: FileProblem) {
    super(problem)
  }
}
