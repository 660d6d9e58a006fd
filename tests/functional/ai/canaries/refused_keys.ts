import { PROVIDERS } from '#tests/functional/ai/desk'

const TESTS = '/api/admin/model-tests'
const HERE = 'http://127.0.0.1:9/v1'

interface Planting {
  name: string
  /** What is sent with the key in it; `id` is a provider that is there. */
  send: (
    key: string,
    id: string
  ) => {
    path: string
    method?: string
    body?: unknown
    raw?: string
    headers?: Record<string, string>
  }
  status: number
}

const make = (name: string, wish: (key: string) => object): Planting => ({
  name,
  send: (key) => ({ path: PROVIDERS, body: { name, baseUrl: HERE, ...wish(key) } }),
  status: 422,
})
const change = (name: string, wish: (key: string) => object): Planting => ({
  name,
  send: (key, id) => ({ path: `${PROVIDERS}/${id}`, method: 'PATCH', body: wish(key) }),
  status: 422,
})
const tryOut = (name: string, wish: (key: string) => object): Planting => ({
  name,
  send: (key) => ({ path: TESTS, body: wish(key) }),
  status: 422,
})

/** Ways in which a key comes to a place that does not take it. */
export const REFUSED_KEYS: Planting[] = [
  make('a password in the address', (key) => ({ baseUrl: `https://me:${key}@models.test/v1` })),
  make('a user in the address', (key) => ({ baseUrl: `https://${key}@models.test/v1` })),
  make('a query of the address', (key) => ({ baseUrl: `https://models.test/v1?key=${key}` })),
  make('a hash of the address', (key) => ({ baseUrl: `https://models.test/v1#${key}` })),
  make('no address at all', (key) => ({ baseUrl: key })),
  make('an address of another kind', (key) => ({ baseUrl: `ftp://models.test/${key}` })),
  make('too long a key', (key) => ({ key: key.repeat(100) })),
  make('a key with a space', (key) => ({ key: `${key} ${key}` })),
  make('a key with a broken character', (key) => ({ key: `${key}\uD800` })),
  make('a key in an object', (key) => ({ key: { value: key } })),
  make('a key in a list', (key) => ({ key: [key] })),
  make('a name that is a list', (key) => ({ name: [key] })),
  make('a way of speaking', (key) => ({ api: key })),
  make('a price', (key) => ({ inputPrice: key, outputPrice: key })),
  make('an answer to yes or no', (key) => ({ isDefault: key })),
  make('an unknown field', (key) => ({ apiKey: key })),
  make('half a price', (key) => ({ key, inputPrice: 1 })),
  change('an unknown field of a change', (key) => ({ secret: key })),
  change('a change with too long a model', (key) => ({ key, model: 'x'.repeat(201) })),
  change('a default that has to stay', (key) => ({ key, isDefault: false })),
  tryOut('an id of a provider', (key) => ({ providerId: key })),
  tryOut('a test of an address with a password', (key) => ({ baseUrl: `http://a:${key}@b.test` })),
  tryOut('a test with an unknown field', (key) => ({ baseUrl: HERE, keys: [key] })),
  {
    name: 'broken JSON',
    send: (key) => ({ path: PROVIDERS, raw: `{"name": "Broken", "key": "${key}` }),
    status: 400,
  },
  {
    name: 'a body that is no JSON',
    send: (key) => ({ path: PROVIDERS, raw: key, headers: { 'content-type': 'text/plain' } }),
    status: 415,
  },
  {
    name: 'a query of the list',
    send: (key) => ({ path: `/api/usage?key=${key}` }),
    status: 422,
  },
  {
    name: 'a token of ours',
    send: (key) => ({
      path: PROVIDERS,
      headers: { authorization: `Bearer oat_${key}`, cookie: '' },
    }),
    status: 401,
  },
]
