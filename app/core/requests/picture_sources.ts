import env from '#start/env'

/** Where the pictures of people come from: the hosts of the sign-in providers that are set. */
export const PICTURE_SOURCES: string[] = [
  env.get('GITHUB_CLIENT_ID') ? ['https://avatars.githubusercontent.com'] : [],
  env.get('GOOGLE_CLIENT_ID') ? ['https://lh3.googleusercontent.com'] : [],
].flat()

/** A picture that pages may load, or null: then they show the first letter of a name. */
export function shownPicture(address: string | null): string | null {
  const isShown = address !== null && URL.canParse(address)
  return isShown && PICTURE_SOURCES.includes(new URL(address).origin) ? address : null
}
