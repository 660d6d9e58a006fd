/** Limits of one import of prompts. Lengths are in UTF-16 units. */

export const MAX_IMPORT_PROMPTS = 5_000
/** Of all files of an import together, unpacked. */
export const MAX_IMPORT_BYTES = 10 * 1024 * 1024
export const MAX_IMPORT_FILES = 5_000
/** Of a table: cells beyond them are not read. */
export const MAX_IMPORT_COLUMNS = 100
export const MAX_COLUMN_NAME_LENGTH = 200
/** Of a zip file: unpacked bytes for each packed one. */
export const MAX_ZIP_RATIO = 200
/** Of the lines above a Markdown file that say its title and tags. */
export const MAX_FRONT_MATTER_LENGTH = 20_000
/** Of one call to the server. */
export const MAX_ROWS_PER_CALL = 200
export const MAX_IMPORT_NAME_LENGTH = 200
