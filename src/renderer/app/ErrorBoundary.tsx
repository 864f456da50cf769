/**
 * What a person sees when a page fails to draw (SPEC §8): the error, up to 3 retries, then a full page reload.
 * `resetKey` clears the failure when it changes, as on going to another page.
 */
import { Component, type ReactNode } from 'react';
import { ERROR_BOUNDARY_RETRIES } from '#shared/limits.ts';
import { ErrorPage } from './ErrorPage.tsx';

interface Properties {
  readonly children: ReactNode;
  readonly resetKey?: string;
}

interface State {
  readonly error: Error | null;
  readonly attempts: number;
  readonly resetKey: string | undefined;
}

export class ErrorBoundary extends Component<Properties, State> {
  override state: State = { error: null, attempts: 0, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps({ resetKey }: Properties, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { error: null, attempts: 0, resetKey };
  }

  private readonly tryAgain = () => {
    if (this.state.attempts >= ERROR_BOUNDARY_RETRIES) {
      window.location.reload();
      return;
    }
    this.setState({ error: null, attempts: this.state.attempts + 1 });
  };

  override render() {
    const { error, attempts } = this.state;
    return error ? (
      <ErrorPage error={error} attempts={attempts} onTryAgain={this.tryAgain} />
    ) : (
      this.props.children
    );
  }
}
