import 'firebase/firestore';
import 'reactfire';

// The SDK's chunk under a name of its own, so that it can be asked for beside what imports it.
