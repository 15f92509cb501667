import { Component } from 'react';
import type { Elements } from '../text/content.ts';

interface ErrorBoundaryProps {
  readonly children: Elements;
  readonly fallback: Elements;
  readonly onError?: (error: unknown) => void;
}

/** Renders the fallback in place of children that threw; a new `key` remounts it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
