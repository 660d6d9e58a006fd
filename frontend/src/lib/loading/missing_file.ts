/**
 * Whether a part of the application could not be loaded: the network was away, or a new release has removed the file. A
 * browser does not ask for such a file again until the page is loaded again.
 */
export const isMissingFile = (error: unknown): boolean =>
  error instanceof TypeError && /import|module|fetch/i.test(error.message)
