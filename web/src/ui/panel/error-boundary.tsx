import { Component } from 'react';
import type { Elements } from '../text/content.ts';

interface ErrorBoundaryProps {
  readonly children: Elements;
  readonly fallback: Elements | ((failure: object) => Elements);
  readonly onError?: (error: unknown) => void;
  /** A change of this value renders the children again. */
  readonly resetOn?: unknown;
}

interface ErrorBoundaryState {
  /** A new object for each error. */
  readonly failure: object | undefined;
}

/** Renders the fallback in place of children that threw. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: undefined };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failure: {} };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override componentDidUpdate({ resetOn }: ErrorBoundaryProps) {
    if (this.state.failure && resetOn !== this.props.resetOn) this.setState({ failure: undefined });
  }

  override render() {
    const { children, fallback } = this.props;
    const { failure } = this.state;
    if (!failure) return children;
    return typeof fallback === 'function' ? fallback(failure) : fallback;
  }
}
