import type { HttpContext } from '@adonisjs/core/http'
import { identityProvider } from '#app/auth/sandbox/identity_provider'
import { findSample } from '#app/auth/sandbox/sample_people'
import { isKnown, rememberNewcomer } from '#app/auth/sandbox/sandbox_accounts'
import { sandboxProblemPage, sandboxSignInPage } from '#app/auth/sandbox/sandbox_pages'
import { newcomerProblem } from '#app/auth/domain/newcomer'

interface Answer {
  name?: unknown
  email?: unknown
  cancel?: unknown
}

/** The sign-in page of the embedded identity provider. */
export default class SandboxInteractionsController {
  async show(ctx: HttpContext) {
    const interaction = await openInteraction(ctx)
    if (!interaction) return ctx.response.type('html').gone(sandboxProblemPage())
    const hint = String(interaction.params.login_hint ?? '')
    if (findSample(hint)) return finish(ctx, { login: { accountId: hint } })
    return ask(ctx, { name: '', email: hint, problem: null })
  }

  async store(ctx: HttpContext) {
    const interaction = await openInteraction(ctx)
    if (!interaction) return ctx.response.type('html').gone(sandboxProblemPage())
    const body: Answer = ctx.request.body()
    if (body.cancel) return finish(ctx, { error: 'access_denied' })
    const name = typeof body.name === 'string' ? body.name.trim() : ''
    const email = typeof body.email === 'string' ? body.email.trim().toLowerCase() : ''
    if (!findSample(email) && !(name === '' && (await isKnown(email)))) {
      const problem = newcomerProblem(name, email)
      if (problem) return ask(ctx.response.status(422) && ctx, { name, email, problem })
      rememberNewcomer(email, name)
    }
    return finish(ctx, { login: { accountId: email } })
  }
}

async function openInteraction({ request, response, params }: HttpContext) {
  const provider = await identityProvider()
  try {
    const interaction = await provider.interactionDetails(request.request, response.response)
    return interaction.uid === params.uid ? interaction : null
  } catch {
    return null
  }
}

function ask(
  { response, params }: HttpContext,
  page: { name: string; email: string; problem: string | null }
) {
  return response.type('html').send(sandboxSignInPage({ uid: params.uid, ...page }))
}

async function finish(
  { request, response }: HttpContext,
  result: { login: { accountId: string } } | { error: string }
) {
  const provider = await identityProvider()
  const next = await provider.interactionResult(request.request, response.response, result)
  const { pathname, search } = new URL(next)
  return response
    .redirect()
    .status(303)
    .toPath(pathname + search)
}
