/** The environment variables that the terminal client reads, with what each is for. */
export const ENVIRONMENT: [name: string, about: string][] = [
  ['HONE_HOST', 'The server, as in --host.'],
  ['HONE_TOKEN', 'The token. It comes before any that is kept, and needs HONE_HOST or --host.'],
  ['HONE_PROFILE', 'The profile, as in --profile: a server and account that were kept.'],
  ['NO_COLOR', 'No color, whatever its value. TERM=dumb does the same.'],
  ['XDG_CONFIG_HOME', 'Where settings and tokens are kept, in the folder hone. Usually ~/.config.'],
  ['XDG_CACHE_HOME', 'Where compiled code is kept, in the folder hone. Usually ~/.cache.'],
  ['HTTPS_PROXY, HTTP_PROXY, NO_PROXY', 'The proxy to the server, and hosts without it.'],
]
