/** Limits of prompts and what belongs to them. Lengths are in UTF-16 units. */

export const MAX_PROMPT_LENGTH = 50_000
export const MAX_TITLE_LENGTH = 200
export const MAX_FOLDER_LENGTH = 100
export const MAX_TAG_LENGTH = 40
/** Of one prompt. */
export const MAX_TAGS = 20
export const MAX_NOTE_LENGTH = 300

/** Of one request. */
export const MAX_VALUES = 50
export const MAX_VALUE_NAME_LENGTH = 500
/** Values are written into texts, which must not become much longer than a prompt. */
export const MAX_VALUES_LENGTH = 50_000

/** Of one person, deleted ones included until they are removed for good. */
export const MAX_PROMPTS = 10_000
/** Of one prompt. */
export const MAX_VERSIONS = 1_000
/** Of one person, without revoked and expired ones. */
export const MAX_SHARE_LINKS = 500
/** Of one person, undone ones included. */
export const MAX_IMPORTS = 1_000
