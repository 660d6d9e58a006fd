import type { KoaContextWithOIDC } from 'oidc-provider'
import { SAMPLE_PEOPLE, type SamplePerson } from '#app/auth/sandbox/sample_people'
import { SANDBOX_PATH } from '#app/auth/sandbox/sandbox_client'
import { html, type Html, plainPage } from '#app/auth/services/plain_page'

interface SignInPage {
  uid: string
  name: string
  email: string
  problem: string | null
}

export function sandboxSignInPage({ uid, name, email, problem }: SignInPage): string {
  const action = `${SANDBOX_PATH}/interaction/${uid}`
  return plainPage(
    'Sandbox sign-in',
    html`
      <h1>Sign in to the sandbox</h1>
      <p class="note">
        This is the sandbox of Hone, not a real sign-in: nothing is checked and no password is
        asked. It only exists in trial mode, on this machine.
      </p>
      <h2>Sample people</h2>
      ${SAMPLE_PEOPLE.map((person) => sampleButton(action, person))}
      <h2>Someone new</h2>
      ${problem ? html`<p class="error" role="alert">${problem}</p>` : html``}
      <form method="post" action="${action}">
        <label>
          Name
          <input name="name" value="${name}" autocomplete="name" maxlength="150" required />
        </label>
        <label>
          Email
          <input
            name="email"
            type="email"
            value="${email}"
            autocomplete="email"
            maxlength="254"
            required
          />
        </label>
        <button class="primary">Sign in</button>
      </form>
      <form method="post" action="${action}">
        <button name="cancel" value="1">Cancel</button>
      </form>
    `
  )
}

function sampleButton(action: string, person: SamplePerson): Html {
  return html`<form method="post" action="${action}">
    <button name="email" value="${person.email}">
      ${person.firstName} ${person.lastName}
      <small>${person.email} · ${person.about}</small>
    </button>
  </form>`
}

export function sandboxProblemPage(): string {
  return plainPage(
    'Sandbox sign-in',
    html`
      <h1>This sign-in has ended</h1>
      <p>It was already completed, or it took too long. Nothing was lost. Start again.</p>
      <a class="button" href="/api/login">Sign in</a>
    `
  )
}

export function renderSandboxError(ctx: KoaContextWithOIDC): void {
  ctx.type = 'html'
  ctx.body = sandboxProblemPage()
}
