import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import { authApiClient } from '@adonisjs/auth/plugins/api_client'
import { apiClient, ApiClient } from '@japa/api-client'
import { assert } from '@japa/assert'
import { pluginAdonisJS } from '@japa/plugin-adonisjs'
import { AssertionError } from 'node:assert'
import { closeChromium } from '#tests/browser/helpers/chromium'
import { misfit } from '#tests/helpers/openapi'
import type { Config } from '@japa/runner/types'

export const plugins: Config['plugins'] = [
  assert(),
  pluginAdonisJS(app),
  apiClient(),
  authApiClient(app),
]

/** Every answer of every functional test fits the description of the API. */
ApiClient.teardown((response) => {
  const { method, endpoint } = response.request.config
  const path = new URL(endpoint, 'http://localhost').pathname
  if (!/^\/(api|oauth)\//.test(path)) return
  const problem = misfit(method, path, response.status(), response.body())
  if (problem) throw new AssertionError({ message: problem })
})

export const runnerHooks: Required<Pick<Config, 'setup' | 'teardown'>> = {
  setup: [],
  teardown: [],
}

export const configureSuite: Config['configureSuite'] = (suite) => {
  if (suite.name === 'browser') suite.teardown(closeChromium)
  if (suite.name === 'functional') {
    suite.setup(async () => {
      await testUtils.db().migrate()
      return testUtils.httpServer().start()
    })
  }
}
