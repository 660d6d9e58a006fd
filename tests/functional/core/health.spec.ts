import { test } from '@japa/runner'

test.group('Health', () => {
  test('{$self} answers without anybody signed in, and sets no cookie')
    .with(['/health/live', '/health/ready'])
    .run(async ({ client, assert }, path) => {
      const response = await client.get(path)
      response.assertStatus(200)
      assert.deepEqual(response.body(), { status: path.split('/').pop() })
      assert.isUndefined(response.header('set-cookie'))
    })
})
